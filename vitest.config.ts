import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const plugins = [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()]

export default defineConfig({
  define: { BUILD_ID: JSON.stringify('test') },
  test: {
    silent: 'passed-only',
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{app,server,db,tests/architecture}/**/*.test.ts'],
          exclude: ['**/*.routes.test.ts'],
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The production build in workerd.
        plugins,
        test: {
          name: 'worker',
          include: ['tests/{worker,faults,abuse}/**/*.test.ts'],
          globalSetup: ['tests/support/template.ts', 'tests/support/built.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
