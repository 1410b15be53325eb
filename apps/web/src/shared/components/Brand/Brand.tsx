import { Link } from '@guildhall/ui-kit/Link'
import styles from './Brand.module.css'

/** The product's name and logo, linked to the home page. */
export const Brand = ({ href }: { readonly href: string }) => (
  <Link variant="plain" className={styles['brand']} href={href}>
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 17.5v-8L10 2.5l7.5 7v8z" />
      <path d="M7 17.5v-4.2a3 3 0 0 1 6 0v4.2" />
    </svg>
    <span>Guildhall</span>
  </Link>
)
