import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where the server of this browser client runs while it is being developed.
const SERVER = process.env.TRADEWINDS_SERVER ?? 'http://127.0.0.1:8410';

// The built files ship inside the Python package; the server hands them out.
export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/tradewinds/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
    fs: { allow: ['.', '../src/tradewinds/words'] }, // the catalog that Python reads too
  },
  // The built page is tried with the policy that the server sends.
  preview: {
    headers: {
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:",
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
