const KEY_ROWS = [0, 1, 2, 3];
const KEYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A drawing of a monitor, a keyboard and a mouse above waves. */
export function HeroDrawing({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 480 360" width="480" height="360" aria-hidden="true" fill="none">
      <path d="M0 300c60-28 120-28 180 0s120 28 180 0 90-26 120-14v74H0z" fill="#ffffff" opacity=".08" />
      <path d="M0 322c60-24 120-24 180 0s120 24 180 0 90-22 120-12v50H0z" fill="#f2b441" opacity=".9" />
      <Monitor />
      <Keyboard />
      <Mouse />
    </svg>
  );
}

function Monitor() {
  return (
    <>
      <rect
        x="88"
        y="24"
        width="304"
        height="186"
        rx="14"
        fill="#061f24"
        stroke="#ffffff"
        strokeOpacity=".35"
      />
      <rect x="102" y="38" width="276" height="158" rx="6" fill="#0b3d46" />
      <path d="M102 160c46-40 92-40 138 0s92 40 138 0v30a6 6 0 0 1-6 6H108a6 6 0 0 1-6-6z" fill="#17808f" />
      <path d="M102 178c46-30 92-30 138 0s92 30 138 0v12a6 6 0 0 1-6 6H108a6 6 0 0 1-6-6z" fill="#7fd6e0" />
      <circle cx="318" cy="84" r="22" fill="#f2b441" />
      <path d="M218 210h44l8 34h-60z" fill="#061f24" />
      <rect x="186" y="242" width="108" height="10" rx="5" fill="#061f24" />
    </>
  );
}

function Keyboard() {
  return (
    <>
      <rect x="52" y="258" width="292" height="82" rx="12" fill="#e9f3f3" />
      {KEY_ROWS.map((row) =>
        KEYS.map((key) => (
          <rect
            key={`${row}-${key}`}
            x={64 + key * 27}
            y={267 + row * 17}
            width="22"
            height="12"
            rx="3"
            fill={row === 1 && key < 2 ? '#f2b441' : row === 2 && key === 9 ? '#17808f' : '#bcd5d7'}
          />
        )),
      )}
    </>
  );
}

function Mouse() {
  return (
    <>
      <rect x="372" y="256" width="60" height="88" rx="30" fill="#ffffff" />
      <path d="M402 256v34M372 290h60" stroke="#bcd5d7" strokeWidth="2" />
      <rect x="397" y="268" width="10" height="18" rx="5" fill="#17808f" />
    </>
  );
}
