import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

type Kind = 'primary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  ref?: Ref<HTMLButtonElement>;
}

/** The shop's button; its `type` is `button` unless set. */
export function Button({ kind = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}

/** A link that looks like the shop's button. */
export function ButtonLink({ kind = 'primary', className = '', ...rest }: LinkProps & { kind?: Kind }) {
  return <Link className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}
