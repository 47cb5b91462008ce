import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password field with a visibility toggle. `isNew`: shows the rules below, and lets password managers suggest one. */
export function PasswordField({ isNew = false, ...props }: PasswordInputProps & { isNew?: boolean }) {
  return (
    <PasswordInput
      {...(isNew && { description: 'Pelo menos 8 caracteres. Uma frase é fácil de lembrar e difícil de adivinhar.' })}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={1024}
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
      {...props}
    />
  )
}
