import type { ReactNode } from 'react';

/** A link to the courier's page of a parcel, which is told nothing about where its reader comes from. */
export function TrackingLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
