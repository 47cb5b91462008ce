import { type ComponentProps, createElement } from 'react'

type IconShape = readonly (readonly [tag: string, attributes: Record<string, string>])[]
type IconProps = Omit<ComponentProps<'svg'>, 'stroke' | 'children'> & { size?: number; stroke?: number }

/**
 * Replaces `createReactComponent` of @tabler/icons-react in built pages (vite.config.ts). The library writes ten attributes on each
 * icon, six of which are the same for all icons of a kind: those are in theme.css, so that a list with some sixty icons renders
 * sooner.
 */
export default function drawIcon(kind: 'outline' | 'filled', _name: string, displayName: string, shape: IconShape) {
  function Icon({ size = 24, stroke, className, ...rest }: IconProps) {
    const own = kind === 'filled' ? 'icon icon-filled' : 'icon'
    const classes = className ? `${own} ${className}` : own
    return createElement(
      'svg',
      { viewBox: '0 0 24 24', width: size, height: size, strokeWidth: stroke, className: classes, ...rest },
      shape.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
  return Object.assign(Icon, { displayName })
}
