import { allowedOptions } from '@cic/engine'
import { playGame } from '@cic/engine/testing'
const all=allowedOptions(); console.log(all.length)
const n=Number(process.argv[2]); const fully=Number(process.argv[3]); const orders=process.argv[4]==='o'
const t=performance.now(); let d=0; let bad=0
for(let i=0;i<n;i++){ const p=playGame({options:all[i%all.length],seed:`t-${i}`,orders, check:{fully,restore:Number(process.argv[5]??25)}}); d+=p.record.choices.length; if(p.faults.length){ bad++; if(bad<4) console.log(i,p.record.choices.length,p.faults[0].slice(0,600), JSON.stringify(p.record.choices.slice(-2)))}}
const s=(performance.now()-t)/1000; console.log({n,d,s,msPer:s*1000/d,bad})
