import type { Yoga } from 'yoga-layout/load'
import start from '#yoga/binaries/yoga-wasm-base64-esm.js'
import wrapAssembly from '#yoga/src/wrapAssembly.js'
import module from './yoga.gen.wasm'

export * from '#yoga/src/generated/YGEnums.js'

/** What `yoga-layout/load` is in workerd: the same, on a module that is compiled already. */
export async function loadYoga(): Promise<Yoga> {
  const assembly = await start({
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
  })
  return wrapAssembly(assembly)
}
