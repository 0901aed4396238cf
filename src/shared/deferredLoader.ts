/** The id of the inline script that fetches the deferred loader, and that carries what the loader must know of its page. */
export const deferredLoaderId = 'start'

/**
 * Runs inline and fetches the deferred loader once the page is painted: before that it would take the line from styles,
 * fonts and the first picture. A query may ask for a part of a list, and does not wait for paint; nor does a browser for
 * ever that reports none. A button pressed in the meantime is pressed again when the loader is there. Constant, and
 * allowed by its hash in the page’s policy.
 */
export const fetchLoaderScript = `(tag=>{
let loader
const pressed=[]
const hear=({target})=>{const button=target.closest?.('button[type=button]');if(button)pressed.push(button)}
const load=()=>{
if(loader)return
loader=document.createElement('script')
Object.assign(loader.dataset,tag.dataset)
loader.integrity=tag.dataset.integrity
loader.src=tag.dataset.src
loader.onload=()=>{removeEventListener('click',hear,true);pressed.forEach(button=>button.click())}
document.head.append(loader)}
addEventListener('click',hear,true)
addEventListener('DOMContentLoaded',()=>{if(location.search)load();else new PerformanceObserver(load).observe({type:'paint',buffered:true})},{once:true})
addEventListener('load',()=>setTimeout(load,1000),{once:true})
})(document.currentScript)`
