import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** One item of the side navigation. */
export type NavItem = {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>
}
