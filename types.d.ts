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
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  export default function subset(font: Buffer, letters: string, options: Options): Promise<Buffer>
}

/** Vite hands the Worker a compiled module. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

/** Parts of yoga-layout that its own door does not show: Emscripten's start, to which the module that it would compile is handed. */
declare module '#yoga/binaries/yoga-wasm-base64-esm.js' {
  export default function start(options: {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => WebAssembly.Exports
  }): Promise<unknown>
}

declare module '#yoga/src/wrapAssembly.js' {
  export default function wrapAssembly(assembly: unknown): import('yoga-layout/load').Yoga
}

declare module '#yoga/src/generated/YGEnums.js' {
  export * from 'yoga-layout/load'
}
