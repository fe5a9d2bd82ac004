import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './account-part.module.css';

interface AccountPartProps {
  title: string;
  /** The title, where it may get the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A box with one of the things that a user can change. */
export function AccountPart({ title, heading, children }: AccountPartProps) {
  return (
    <section className={styles.part}>
      <h2 ref={heading} className={styles.title} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A sentence in a part, in the muted colour. */
export const PartText = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.text}>
    {children}
  </p>
);

/** The form of a part. */
export const PartForm = (form: ComponentProps<'form'>) => (
  <form className={styles.form} noValidate {...form} />
);

interface PartActionsProps {
  hidden?: boolean;
  children: ReactNode;
}

/** The buttons of a part, or of a thing in it. */
export const PartActions = ({ hidden, children }: PartActionsProps) => (
  <div className={styles.actions} hidden={hidden}>
    {children}
  </div>
);
