/** Keyboard shortcuts of the query screen, active while nobody is typing. */
export type KeyAction =
  | 'focus-search'
  | 'next'
  | 'previous'
  | 'open-original'
  | 'save-search'
  | 'add-to-dossier'
  | 'show-keys'

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  '/': 'focus-search',
  j: 'next',
  k: 'previous',
  o: 'open-original',
  s: 'save-search',
  c: 'add-to-dossier',
  '?': 'show-keys',
}

/** Shown by `?`. Enter and Esc are handled by browser and dialogs. */
export const KEY_HELP = [
  { keys: ['/'], text: 'Ir para a busca' },
  { keys: ['j', 'k'], text: 'Próxima publicação, publicação anterior' },
  { keys: ['Enter'], text: 'Abrir a publicação; de novo, ir para ela' },
  { keys: ['o'], text: 'Abrir a publicação original em outra aba' },
  { keys: ['c'], text: 'Pôr a publicação em um dossiê' },
  { keys: ['s'], text: 'Salvar a busca' },
  { keys: ['Ctrl', 'K'], text: 'Ir para uma pessoa, busca salva, dossiê, lista ou tela' },
  { keys: ['Esc'], text: 'Fechar o que está aberto, sair da busca' },
  { keys: ['?'], text: 'Mostrar estas teclas' },
] as const

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'>

/** The action of a key press, or null: modified keys, and keys meant for a field or an open list, are ignored. */
export function readKey(press: KeyPress): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || isTyping(press.target)) return null
  return Object.hasOwn(ACTIONS, press.key) ? (ACTIONS[press.key] ?? null) : null
}

const FIELDS = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu]'
/** Buttons whose list is open or loading and does not have the focus yet. */
const OPENING = '[aria-haspopup][aria-expanded=true], [aria-haspopup][aria-busy=true]'

/** Whether a key press on this element is meant for a field or an open list. */
export function isTyping(target: EventTarget | null): boolean {
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return false
  return target.closest(`${FIELDS}, ${OPENING}`) !== null
}
