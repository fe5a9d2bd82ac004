import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toasts } from '../app/toasts';

/** Renders a part of a screen beside the place of its toasts. */
export const renderWithToasts = (part: ReactNode) =>
  render(
    <>
      {part}
      <Toasts />
    </>,
  );
