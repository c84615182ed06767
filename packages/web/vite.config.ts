// How the page is bundled. dev/build.ts builds it for each language; dev/serve.ts serves it with all of them while it is worked on.

import { defineConfig, type Plugin } from 'vite'
import { leaveOutDeeds, leaveOutDoing, withoutDeeds } from './dev/without-deeds.ts'

/**
 * What only offers functions is left out where nobody calls it: the bots but for their talk, and the engine's doors. The engine's chapters and
 * boxes register themselves when they are imported: all of that stays.
 */
const withoutEffects: Plugin = {
  name: 'cic-without-effects',
  transform: (_code, id) =>
    /\/packages\/(bots\/src\/|engine\/src\/[\w-]+\.ts$)/.test(id) ? { moduleSideEffects: false } : undefined,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutEffects, withoutDeeds, leaveOutDoing, leaveOutDeeds],
  // Of the engine a table loads the boxes that it is played with: src/boxes.
  resolve: { alias: [{ find: /^@cic\/engine$/, replacement: '@cic/engine/doors' }] },
  // Preact's own JSX; there is nothing else to transform.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: false, copyPublicDir: false, chunkSizeWarningLimit: 600 },
})
