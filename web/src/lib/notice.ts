// "It is your turn", for those who look elsewhere: a short chime and a notification, each only if it was wished.
import { settings } from './settings.svelte';

const NOTES = [587.33, 880]; // a fifth upwards
const NOTE_LENGTH = 0.16;
const LOUDNESS = 0.08;
let audio: AudioContext | null = null;

/** Two soft notes. A browser that has not been touched yet stays silent: that is its right. */
function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  NOTES.forEach((pitch, index) => {
    const starts = audio!.currentTime + index * NOTE_LENGTH;
    const tone = audio!.createOscillator();
    const volume = audio!.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, starts);
    volume.gain.linearRampToValueAtTime(LOUDNESS, starts + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, starts + NOTE_LENGTH * 2);
    tone.connect(volume).connect(audio!.destination);
    tone.start(starts);
    tone.stop(starts + NOTE_LENGTH * 2);
  });
}

/** Tell that somebody is asked at a table. Notifications are for those who do not see the page. */
export function noticeTurn(table: string, title: string, text: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: text, tag: `table-${table}` });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
