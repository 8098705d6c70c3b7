// After a change of page, those who hear or tab start at its heading.
import type { Attachment } from 'svelte/attachments';
import { router } from './router.svelte';

export const arriving: Attachment<HTMLElement> = (node) => {
  if (router.visits > 0) node.focus({ preventScroll: true });
};
