declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}

declare module 'cloudflare:workers' {
  export const env: import('./server/platform/bindings.ts').Bindings
}

/** A hash of the sources that this build was made of. */
declare const BUILD_ID: string

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  export default function subset(font: Buffer, letters: string, options: Options): Promise<Buffer>
}

/** Vite hands the Worker a compiled module. */
declare module '@phi-ag/argon2/argon2.wasm' {
  const module: WebAssembly.Module
  export default module
}
