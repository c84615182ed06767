// How the page is built: into dist/, which the server hands out. `npm run dev:web` serves it with a table in memory.

import { defineConfig, type Plugin } from 'vite'

/** Boxes register themselves when they are imported, so nothing of the engine may be dropped; of the bots only their talk is used. */
const sideEffects: Plugin = {
  name: 'cic-side-effects',
  transform: (_code, id) =>
    id.includes('/packages/engine/src/')
      ? { moduleSideEffects: true }
      : id.includes('/packages/bots/src/')
        ? { moduleSideEffects: false }
        : undefined,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [sideEffects],
  // Preact's own JSX; there is nothing else to transform.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, reportCompressedSize: true },
})
