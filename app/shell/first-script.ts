import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * Runs before the first paint, in every browser that runs scripts at all: sets the chosen theme, so that it never flashes, tells
 * what stands below the header how high it is where it needs two lines (ledger B08), marks pictures that fail, also those that do so
 * before the page's own script is there (ledger A09), and keeps a form without an address of its own from being sent: before the
 * page's own script is there, a password would go into the address. It stands in the document alone: the page's own script has no
 * need of its words.
 */
export const firstScript = createIsomorphicFn()
  .server(() =>
    [
      `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`,
      `new ResizeObserver(function(){var r=document.documentElement,h=document.querySelector('.site-header');r.style.setProperty('--header-seen',(h?h.offsetHeight:0)+'px')}).observe(document.documentElement)`,
      `addEventListener('error',function(e){var i=e.target;if(i&&i.tagName==='IMG')i.dataset.failed=''},true)`,
      `addEventListener('submit',function(e){if(!e.target.hasAttribute('action'))e.preventDefault()},true)`,
    ].join(';'),
  )
  .client(() => '')
