/** The figures of applications. They stand beside `app.config.ts`, which every visitor downloads with the first page. */
export const applicationRules = {
  numberPrefix: 'S',
  /** Of the code that shows that an address is read. */
  codeDigits: 6,
  /** Applications that one network address begins within an hour. */
  startsPerHour: 10,
  /** Applications of one mailbox that are sent within a day, those that are sent anew after changes among them. */
  submitsPerDay: 10,
  /** Working days until an application is answered. */
  answerDays: 3,
} as const
