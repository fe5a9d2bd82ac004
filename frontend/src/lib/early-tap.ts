/** The attribute of buttons whose taps are kept until the shop's code has come; its value names what they do. */
const EARLY = 'data-early';
/** Such a button after the tap. */
const WAITING = 'data-waiting';

let tapped: string | null = null;

/** Does at once what a tapped button is for; false where that has to wait for the shop's code. */
type ActEarly = (button: HTMLElement) => boolean;

/** Buttons of a rendered page are inert, so that a tap on them reaches what lies beneath. */
function noteTap({ clientX, clientY }: MouseEvent, actEarly: ActEarly): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[${EARLY}][inert]:not(:disabled)`)) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) continue;
    if (actEarly(button)) continue;
    tapped = button.getAttribute(EARLY);
    button.setAttribute(WAITING, '');
  }
}

/** Notes taps on a rendered page's buttons; to be called before the shop's code is there, after which none is inert. */
export function noteEarlyTaps(actEarly: ActEarly): void {
  document.addEventListener('click', (event) => noteTap(event, actEarly));
}

/** Whether the button of this name was the last that was tapped before it worked. Answers yes only once. */
export function takeEarlyTap(name: string): boolean {
  if (tapped !== name) return false;
  tapped = null;
  document.querySelectorAll(`[${WAITING}]`).forEach((button) => button.removeAttribute(WAITING));
  return true;
}
