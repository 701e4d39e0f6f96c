import type { ApplicationStep } from '#domain/sellers.ts'
import type { ApplicationField } from './use-step.tsx'

/** Where each field of an application stands. */
export const stepOfField = {
  orgNo: 'company',
  company: 'company',
  kind: 'company',
  contact: 'contact',
  email: 'contact',
  phone: 'contact',
  website: 'contact',
  street: 'place',
  pin: 'place',
  hours: 'place',
  products: 'range',
  story: 'range',
  volume: 'range',
  coldChain: 'range',
  payment: 'range',
} as const satisfies Record<ApplicationField, ApplicationStep>
