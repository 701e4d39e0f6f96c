import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * Runs before the first paint, in every browser that runs scripts at all: keeps a form without an address of its own from being sent,
 * with all that was typed in it, while the page's own script is not there to send it; sets the chosen theme, so that it never flashes;
 * gives what stands below the header its height where it needs two lines; marks pictures that fail, also those that do so before the
 * page's own script is there. The form stands first: what fails in some browser ends the rest. It stands in the document alone: the
 * page's own script has no need of its words.
 */
export const firstScript = createIsomorphicFn()
  .server(() =>
    [
      `addEventListener('submit',function(e){if(!e.target.hasAttribute('action'))e.preventDefault()})`,
      `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`,
      `new ResizeObserver(function(){var r=document.documentElement,h=document.querySelector('.site-header');r.style.setProperty('--header-seen',(h?h.offsetHeight:0)+'px')}).observe(document.documentElement)`,
      `addEventListener('error',function(e){var i=e.target;if(i&&i.tagName==='IMG')i.dataset.failed=''},true)`,
    ].join(';'),
  )
  .client(() => '')
