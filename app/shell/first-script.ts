import { createIsomorphicFn } from '@tanstack/react-start'
import { ownPart } from '#app/platform/own-part.ts'

/**
 * Runs before the first paint, in every browser that runs scripts at all: holds a form without an address of its own back while the
 * page's own script is not there to send it, and marks it for that script (`held-back.ts`); so it does with the buttons that are
 * pressed until then, but those that the browser itself heeds; marks a form each of whose changes should take effect at once; sets
 * the chosen theme, so that it never flashes; tells what stands below the header how high it is where it needs two
 * lines; marks pictures that fail, also those that do so before the page's own script is there. The form stands first:
 * what fails in some browser ends the rest. It stands in the document alone: the page's own script has no need of its words.
 */
export const firstScript = createIsomorphicFn()
  .server(() =>
    [
      `addEventListener('submit',function(e){var f=e.target;if(!e.defaultPrevented&&!f.hasAttribute('action')){e.preventDefault();f.dataset.held=''}})`,
      `function press(e){var b=e.target.closest('${ownPart} button:not([type=submit],[popovertarget])');if(b)b.dataset.held=+(b.dataset.held||0)+1}`,
      `addEventListener('click',press)`,
      `addEventListener('alive',function(){removeEventListener('click',press)})`,
      `addEventListener('change',function(e){var f=e.target.form;if(f&&f.hasAttribute('data-live'))f.dataset.changed=''})`,
      `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`,
      `new ResizeObserver(function(){var r=document.documentElement,h=document.querySelector('.site-header');r.style.setProperty('--header-seen',(h?h.offsetHeight:0)+'px')}).observe(document.documentElement)`,
      `addEventListener('error',function(e){var i=e.target;if(i&&i.tagName==='IMG')i.dataset.failed=''},true)`,
    ].join(';'),
  )
  .client(() => '')
