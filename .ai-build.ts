import { buildIfNeeded } from './scripts/build.ts'
buildIfNeeded()
