declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}

declare module 'cloudflare:workers' {
  export const env: import('./server/platform/bindings.ts').Bindings
}
