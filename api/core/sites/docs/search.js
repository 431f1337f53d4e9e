/* Searches the guide, the errors and the operations of the documentation, in the page's language. */
const form = document.querySelector('form[role=search]');
const input = form.querySelector('input');
const found = form.querySelector('.found');
const MOST = 12;
let entries;

form.hidden = false;
input.addEventListener('focus', load);
input.addEventListener('input', search);
form.addEventListener('submit', openFirst);
form.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
form.addEventListener('focusout', ({ relatedTarget }) => form.contains(relatedTarget) || close());
found.addEventListener('click', ({ target }) => target.closest('a') && close());

/** Loads the entries once, at the first use. */
function load() {
  entries ??= fetch(form.dataset.entries)
    .then((answer) => answer.json())
    .then((all) =>
      all.map((entry) => ({
        ...entry,
        titleFolded: fold(entry.title),
        textFolded: fold(entry.text),
      })),
    );
  return entries;
}

async function search() {
  const known = await load();
  const words = fold(input.value).split(/\s+/).filter(Boolean);
  if (words.length === 0) return close();
  show(ranked(known, words).slice(0, MOST));
}

/** The entries that contain every word: those with it as the title first, then in the title, then in the text. */
function ranked(known, words) {
  const whole = words.join(' ');
  const rank = ({ titleFolded, textFolded }) => {
    if (!words.every((word) => titleFolded.includes(word) || textFolded.includes(word))) return 0;
    if (titleFolded === whole) return 4;
    if (titleFolded.includes(whole)) return 3;
    return words.every((word) => titleFolded.includes(word)) ? 2 : 1;
  };
  return known
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each) => each.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** Without accents and case, and with words in codes apart: KEY_SCOPE is found by "key scope". */
function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
}

function show(some) {
  const none = element('p', 'none', form.dataset.none);
  const list = element('ul');
  list.append(...some.map(itemOf));
  found.replaceChildren(some.length ? list : none);
  found.hidden = false;
}

function itemOf({ kind, title, text, url }) {
  const link = element('a');
  link.href = url;
  link.append(element('small', 'kind', kind), element('b', '', title), element('span', '', text));
  const item = element('li');
  item.append(link);
  return item;
}

function element(name, className = '', text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function openFirst(event) {
  event.preventDefault();
  found.querySelector('a')?.click();
}

function close() {
  found.hidden = true;
}
