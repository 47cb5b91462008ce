import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = import.meta.dirname
const STYLES = join(WEB, '../../node_modules/@mantine/core/styles')

/** Sheets that a component needs beside the one of its own name. */
const PARTS: Record<string, string[]> = {
  Modal: ['ModalBase', 'Overlay', 'CloseButton', 'Paper', 'ScrollArea'],
  Drawer: ['ModalBase', 'Overlay', 'CloseButton', 'Paper', 'ScrollArea'],
  Menu: ['Popover', 'UnstyledButton'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  PasswordInput: ['Input', 'ActionIcon'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  MultiSelect: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  NativeSelect: ['Input'],
  Checkbox: ['InlineInput', 'CheckboxIndicator'],
  Radio: ['InlineInput', 'RadioIndicator'],
  Switch: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Button: ['UnstyledButton', 'Loader'],
}

function listImported(): Set<string> {
  const names = new Set<string>()
  for (const file of globSync('**/*.tsx', { cwd: WEB })) {
    for (const [, list] of readFileSync(join(WEB, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@mantine\/core'/g,
    )) {
      for (const name of (list ?? '').split(',')) names.add(name.trim())
    }
  }
  return names
}

it('loads the sheet of every Mantine component in use', () => {
  const loaded = readFileSync(join(WEB, 'theme-mantine.css'), 'utf8')
  const needed = [...listImported()].flatMap((name) => [name, ...(PARTS[name] ?? [])])
  const missing = needed.filter((name) => existsSync(join(STYLES, `${name}.css`)) && !loaded.includes(`/${name}.css`))
  expect(new Set(missing)).toEqual(new Set())
})

it('no style writes a colour of the theme again', () => {
  const inTheme = new Set(readFileSync(join(WEB, 'theme.ts'), 'utf8').match(/#[0-9a-f]{3,8}\b/g))
  // What stands in public/ is shown without the program's styles.
  const styles = globSync('**/*.{css,ts,tsx}', { cwd: WEB, exclude: ['theme.ts', 'public/**'] })
  const again = styles.flatMap((file) =>
    (readFileSync(join(WEB, file), 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [])
      .filter((colour) => inTheme.has(colour.toLowerCase()))
      .map((colour) => `${file}: ${colour}`),
  )
  expect(again).toEqual([])
})
