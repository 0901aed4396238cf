/** The panel in the site’s own colours, types and focus; both answers look the same. */
export const ownStyles = `
#cc-main {
  font-family: inherit;
  --cc-z-index: 40;
  --cc-bg: var(--surface);
  --cc-primary-color: var(--ink);
  --cc-secondary-color: var(--text);
  --cc-link-color: var(--accent);
  --cc-modal-border-radius: 14px;
  --cc-btn-border-radius: 8px;
  --cc-btn-primary-bg: var(--action);
  --cc-btn-primary-border-color: var(--action);
  --cc-btn-primary-color: var(--onAction);
  --cc-btn-primary-hover-bg: var(--actionHover);
  --cc-btn-primary-hover-border-color: var(--actionHover);
  --cc-btn-primary-hover-color: var(--onAction);
  --cc-btn-secondary-bg: transparent;
  --cc-btn-secondary-color: var(--ink);
  --cc-btn-secondary-border-color: var(--soft);
  --cc-btn-secondary-hover-bg: var(--sunken);
  --cc-btn-secondary-hover-color: var(--ink);
  --cc-btn-secondary-hover-border-color: var(--ink);
  --cc-separator-border-color: var(--line);
  --cc-toggle-on-bg: var(--action);
  --cc-toggle-off-bg: var(--soft);
  --cc-toggle-on-knob-bg: var(--surface);
  --cc-cookie-category-block-bg: var(--sunken);
  --cc-cookie-category-block-border: var(--line);
  --cc-cookie-category-block-hover-bg: var(--sunken);
  --cc-cookie-category-block-hover-border: var(--soft);
  --cc-cookie-category-expanded-block-hover-bg: var(--sunken);
  --cc-footer-bg: var(--sunken);
  --cc-footer-color: var(--text);
  --cc-footer-border-color: var(--line);
}
/* As tall as a finger needs. */
#cc-main :is(.section__toggle, .section__toggle-wrapper, .toggle__icon, .toggle__label) { height: 24px; }
/* Two short paragraphs: the panel is as tall as they are, where it does not fill a phone. */
@media (min-width: 641px) { #cc-main .pm--box { height: fit-content; } }
#cc-main :is(button, a, input):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media print { #cc-main { display: none; } }
`
