import { writeFileSync } from 'node:fs'
import { runBench } from '#tests/bench/bench.ts'

// Measures the built site beside a hello world in the same run, and writes docs/bench.md.
const report = await runBench()
console.log(report)
writeFileSync('docs/bench.md', report)
process.exit(0)
