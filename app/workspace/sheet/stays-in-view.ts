/** What a list's route waits before it shows that it is read again, in ms: it never does. The list stays, and a line under the bar tells. */
export const staysInView = Infinity
