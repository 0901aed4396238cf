import { searchRoute } from '../config/routes'

/**
 * Id of the inline script that fetches the deferred loader; its data attributes hold the page’s settings. Unlikely as
 * the id of a heading; the rule noReservedIds refuses it there.
 */
export const deferredLoaderFetchScriptId = 'loader-fetch'

/**
 * Inline script that fetches the deferred loader after the first paint, so that it does not compete with styles, fonts
 * and the first picture. It does not wait if the URL has a query, which may filter a list, nor forever if the browser
 * does not report paints. Buttons pressed in the meantime are pressed again once the loader runs. A query in the
 * URL of the search page marks it before its first paint, so that what results replace does not flash up
 * (sections/Search.tsx). The text is constant: the CSP allows it by its hash.
 */
export const deferredLoaderFetchScript = `(tag=>{
const {dataset}=document.documentElement
if(/\\${searchRoute}\\/?\\?(.*&)?q=./.test(location))dataset.asked=''
let loader
const pressed=[]
const hear=({target})=>pressed.push(target.closest?.('button[type=button]'))
const load=()=>{
if(loader)return
loader=document.createElement('script')
Object.assign(loader.dataset,tag.dataset)
Object.assign(loader,tag.dataset)
loader.onload=()=>{removeEventListener('click',hear,true);pressed.forEach(button=>button?.click())}
loader.onerror=()=>delete dataset.asked
document.head.append(loader)}
addEventListener('click',hear,true)
addEventListener('DOMContentLoaded',()=>location.search?load():new PerformanceObserver(load).observe({type:'paint',buffered:true}))
addEventListener('load',()=>setTimeout(load,1000))
})(document.currentScript)`
