import type { ReactNode } from 'react';
import styles from './product-columns.module.css';

interface ProductColumnsProps {
  as: 'article' | 'div';
  children: ReactNode;
}

/** A product's image and what is said of it: side by side where there is room. */
export const ProductColumns = ({ as: Box, children }: ProductColumnsProps) => (
  <Box className={styles.columns}>{children}</Box>
);
