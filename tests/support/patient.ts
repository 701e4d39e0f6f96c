import { serverConfig } from '#config'

// Where many test files share a few cores, an answer of the database can take longer than a visitor is let wait. That is no fault
// of the rules tested here; what happens after the real time is over is shown in tests/faults.
Object.assign(serverConfig.database, { timeoutMs: 30_000, requestMs: 60_000, waitMs: 30_000 })
Object.assign(serverConfig.siteWaitMs, { visitors: 30_000, staff: 30_000 })
