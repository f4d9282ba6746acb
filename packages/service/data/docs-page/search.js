import { element } from './elements.js';

/** Narrows the list of operations and schemas to those that have every word that is typed. Enter goes to the first. */
export function startSearch() {
  const input = element('#search', HTMLInputElement);
  const entries = [...document.querySelectorAll('#entries li')].map((item) => ({
    item: /** @type {HTMLElement} */ (item),
    words: `${item.textContent} ${item.getAttribute('data-words')}`.toLowerCase(),
  }));
  const narrow = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const entry of entries) {
      const isFound = words.every((word) => entry.words.includes(word));
      entry.item.hidden = !isFound;
      if (isFound) found += 1;
    }
    hideEmptyGroups();
    element('#found', HTMLElement).textContent = words.length === 0 ? '' : count(found);
  };
  input.addEventListener('input', narrow);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const first = entries.find(({ item }) => !item.hidden);
    first?.item.querySelector('a')?.click();
  });
  followScrolling();
}

/** @param {number} found */
function count(found) {
  if (found === 0) return 'Nothing found.';
  return found === 1 ? '1 entry' : `${found} entries`;
}

function hideEmptyGroups() {
  for (const list of document.querySelectorAll('#entries ul')) {
    const isEmpty = [...list.children].every((item) => /** @type {HTMLElement} */ (item).hidden);
    /** @type {HTMLElement} */ (list).hidden = isEmpty;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = isEmpty;
  }
}

/** Marks the entry of the section that is being read. */
function followScrolling() {
  const links = new Map(
    [...document.querySelectorAll('#entries a')].map((link) => [link.getAttribute('href'), link]),
  );
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute('aria-current');
        links.get(`#${target.id}`)?.setAttribute('aria-current', 'true');
      }
    },
    { rootMargin: '-15% 0px -80% 0px' },
  );
  for (const section of document.querySelectorAll('#introduction, .operation, .schema'))
    observer.observe(section);
}
