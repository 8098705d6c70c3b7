// Plain HTTP, typed by the server's own description of it.
import type { Api, Code, PlayerRow } from './protocol';

export class Refused extends Error {
  constructor(
    readonly code: Code,
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

type Call = keyof Api;
type Parts<C extends Call> = {
  path?: Record<string, string | number>;
  body?: Api[C]['body'];
  query?: Api[C] extends { query: infer Q } ? Q : never;
};

export async function call<C extends Call>(name: C, parts: Parts<C> = {}): Promise<Api[C]['answer']> {
  const [method, template] = name.split(' ') as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(parts.path?.[key])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((parts.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (parts.body !== undefined) {
    init.body = JSON.stringify(parts.body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(query.size ? `${path}?${query}` : path, init);
  } catch {
    throw new Refused('closing', 'the server does not answer', 0);
  }
  const json = answer.headers.get('content-type')?.includes('json');
  const data: unknown = answer.status === 204 ? undefined : json ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const said = (json ? data : {}) as { code?: Code; reason?: string };
    throw new Refused(said.code ?? 'busy', said.reason ?? answer.statusText, answer.status);
  }
  return data as Api[C]['answer'];
}

/** Who plays in this browser, or nobody yet. */
export async function whoAmI(): Promise<PlayerRow | null> {
  return (await call('GET /api/sessions')).player;
}
