import { Radio, type RadioGroupProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './choice-set.module.css';

interface ChoiceSetProps {
  title: string;
  /** The id of what explains it. */
  describedBy?: string;
  children: ReactNode;
}

/** A question with its choices, below another one where there is one. */
export const ChoiceSet = ({ title, describedBy, children }: ChoiceSetProps) => (
  <fieldset className={styles.set} aria-describedby={describedBy}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** The choices: side by side, or one below the other in a narrow window. */
export const Choices = (group: RadioGroupProps) => <Radio.Group className={styles.choices} {...group} />;
