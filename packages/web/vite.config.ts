// How the page is bundled. dev/build.ts builds it for each language; dev/serve.ts serves it with all of them while it is worked on.

import { defineConfig, type Plugin } from 'vite'

/** Of the bots only their talk is used. The boxes of the engine register themselves when they are imported: all of it stays. */
const botsWithoutEffects: Plugin = {
  name: 'cic-bots-without-effects',
  transform: (_code, id) => (id.includes('/packages/bots/src/') ? { moduleSideEffects: false } : undefined),
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [botsWithoutEffects],
  // Preact's own JSX; there is nothing else to transform.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: false, copyPublicDir: false, chunkSizeWarningLimit: 600 },
})
