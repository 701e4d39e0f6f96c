import { writeFileSync } from 'node:fs'
import { runBench } from '#tests/bench/bench.ts'
import { runWholeCrowds } from './crowds.ts'

// Crowds of the size that is promised, then measures the built site beside a hello world in the same run, and writes docs/bench.md.
const isGood = runWholeCrowds()
const report = await runBench()
console.log(report)
writeFileSync('docs/bench.md', report)
if (!isGood) console.error('The crowds failed: see above the figures.')
process.exit(isGood ? 0 : 1)
