import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password that can be made visible. `isNew`: it is being chosen, so the rules stand below and a password manager offers one. */
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
