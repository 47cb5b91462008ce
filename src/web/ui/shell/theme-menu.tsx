import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'

const THEMES: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'auto', label: 'Do sistema' },
]

/** The themes as menu items. The browser stores the choice under `theme`. */
export function ThemeMenuItems() {
  // keepTransitions: to pause them, Mantine would write a <style> element that the CSP refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const choose = (value: string) => {
    const theme = THEMES.find((it) => it.value === value)
    if (theme) setColorScheme(theme.value)
  }
  return (
    <>
      <Menu.Label>Tema</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {THEMES.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
