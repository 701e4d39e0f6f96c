import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const plugins = [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()]

/** When a test is given up, in ms: it only ends what hangs, and says nothing of how fast anything is. */
const patience = 120_000

export default defineConfig({
  define: { BUILD_ID: JSON.stringify('test') },
  test: {
    silent: 'passed-only',
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{app,server,db,scripts,tests/architecture}/**/*.test.ts'],
          exclude: ['**/*.routes.test.ts'],
          testTimeout: patience,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        // The API on a real libSQL server, one database per file, copied from a template.
        plugins,
        test: {
          name: 'routes',
          include: ['server/**/*.routes.test.ts'],
          globalSetup: ['tests/support/template.ts'],
          setupFiles: ['tests/support/patient.ts'],
          // What a file changes lives in its own platform; to load the whole API anew takes longer than most files.
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
          maxWorkers: 2,
        },
      },
      {
        // Many at once, on the same: what takes too long to wait for after each change.
        plugins,
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          globalSetup: ['tests/support/template.ts'],
          setupFiles: ['tests/support/patient.ts'],
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: patience,
          maxWorkers: 2,
          // After the rules and routes, which would take the time that its sites are given.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The production build in workerd.
        plugins,
        test: {
          name: 'worker',
          include: ['tests/{worker,faults,abuse}/**/*.test.ts'],
          globalSetup: ['tests/support/template.ts', 'tests/support/built.ts'],
          // Each file has a site of its own; to load what starts one takes longer than many a file.
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
