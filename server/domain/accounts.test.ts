import { expect, test } from 'vitest'
import { leavingProblem } from './accounts.ts'

const free = { openOrderNo: undefined, isOwner: false, otherOwners: 0 }

test('[U04] an account is deleted when its orders are finished and somebody still owns the factory', () => {
  expect(leavingProblem(free)).toBeUndefined()
  expect(leavingProblem({ ...free, isOwner: true, otherOwners: 1 })).toBeUndefined()
  expect(leavingProblem({ ...free, isOwner: true })).toEqual({ code: 'last_owner' })
  expect(leavingProblem({ ...free, openOrderNo: 'PF-26-000001' })).toEqual({
    code: 'open_order',
    values: { no: 'PF-26-000001' },
  })
})
