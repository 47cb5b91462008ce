import classes from './brand.module.css'

/** The logo alone, or with the product's name. */
export function Brand({ withName = false, size = 28 }: { withName?: boolean; size?: number }) {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={classes.mark}>
        <rect width="32" height="32" rx="8" />
        <circle cx="14" cy="14" r="7.4" />
        <path d="m19.6 19.6 5.4 5.4M11 12.6h6M11 16h3.6" />
      </svg>
      {withName && <span className={classes.name}>LupaScan</span>}
    </span>
  )
}
