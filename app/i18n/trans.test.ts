import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trans } from './trans.tsx'

function said(value: string): string {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const sentence = {
    id: 'Nothing for <0>{value}</0> here, {value}',
    values: { value },
    components: { 0: createElement('b') },
  }
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Trans, sentence)))
}

test.each([
  ['qz <b>x</b>', 'qz &lt;b&gt;x&lt;/b&gt;'],
  ['<0>1</0>', '&lt;0&gt;1&lt;/0&gt;'],
  ['</0><1/>', '&lt;/0&gt;&lt;1/&gt;'],
  ['1 < 2', '1 &lt; 2'],
  ['plain', 'plain'],
])('a value %s inside a sentence is shown as it is', (value, shown) => {
  expect(said(value)).toBe(`Nothing for <b>${shown}</b> here, ${shown}`)
})
