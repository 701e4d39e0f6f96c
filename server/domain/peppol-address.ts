import { isOrgNo } from './org-no.ts'

/** Norwegian organisation numbers, as an electronic address and as a company's number (ISO 6523). */
export const orgNoScheme = '0192'

/** The schemes that a receiver's address in the network may be of: Peppol's part of the list Electronic Address Scheme. */
const schemes = new Set(
  [
    '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183',
    '0184 0188 0190 0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209',
    '0210 0211 0212 0213 0215 0216 0217 0218 0221 0225 0230 0235 0240 0244 9910 9913 9914 9915 9918',
    '9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938',
    '9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959',
  ].flatMap((part) => part.split(' ')),
)

export interface PeppolAddress {
  scheme: string
  id: string
}

/** True of a scheme that the network knows, such as `0192`. */
export function isPeppolScheme(scheme: string): boolean {
  return schemes.has(scheme)
}

/** A receiver's address in the network as people type it, `0192:974760673`; undefined of anything else, and of a wrong organisation number. */
export function peppolAddressOf(text: string): PeppolAddress | undefined {
  const [, scheme, id] = /^(\d{4}):([\w.-]{2,50})$/u.exec(text) ?? []
  if (!scheme || !id || !isPeppolScheme(scheme)) return undefined
  return scheme === orgNoScheme && !isOrgNo(id) ? undefined : { scheme, id }
}
