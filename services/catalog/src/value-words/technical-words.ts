/** Units and names of technologies, which are the same in Khmer. */
const units = 'hz khz mhz ghz mm cm m g kg w v a ma mah wh ms s k px nits db ohm gb mb dpi cpi ips fps x r';
const names =
  'bluetooth ble usb c hdmi displayport dp vga dvi va oled qled tn lcd led rgb argb srgb adobe dci p hdr hd fhd qhd wqhd uhd ' +
  'abs pbt pom ptfe aa aaa ip ipx ldac aac sbc aptx wi fi nfc freesync g sync';

/** The words of values that need no Khmer, in small letters and without their numbers. */
export const technicalWords = `${units} ${names}`.split(' ');
