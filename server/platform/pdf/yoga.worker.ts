import start from '../../../node_modules/yoga-layout/dist/binaries/yoga-wasm-base64-esm.js'
import wrapAssembly from '../../../node_modules/yoga-layout/dist/src/wrapAssembly.js'
import module from './yoga.gen.wasm'

export * from '../../../node_modules/yoga-layout/dist/src/generated/YGEnums.js'

/** What `yoga-layout/load` is in workerd: the same, on a module that is compiled already. */
export async function loadYoga(): Promise<ReturnType<typeof wrapAssembly>> {
  const assembly = await start({
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
  })
  return wrapAssembly(assembly)
}
