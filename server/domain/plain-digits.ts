/** Digits of any script as 0 to 9: an Arabic keyboard types `٤٠٠`. */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660))
    .replaceAll(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0))
}
