import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in sight, or within this distance of it. */
export function useIsInSight(element: RefObject<Element | null>, rootMargin?: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isInSight;
}

/** About a screen below the one that is shown. */
const NEAR = '0px 0px 800px';

/** Whether an element is or has been in sight, or nearly so. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  const isNear = useIsInSight(element, NEAR);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear;
}
