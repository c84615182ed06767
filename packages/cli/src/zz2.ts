import { allowedOptions, newGame, pending, save, restore, submit, type Game } from '@cic/engine'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
const all=allowedOptions()
const seen=new Map<string,number>()
const paths=(a:any,b:any,p:string):void=>{ if(typeof a!=='object'||a===null||typeof b!=='object') return; const ka=Object.keys(a).filter(k=>a[k]!==undefined), kb=Object.keys(b).filter(k=>b[k]!==undefined); if(!Array.isArray(a)&&ka.join()!==kb.join()){ const q=(a.at??'')+' '+p.replace(/\d+/g,'n')+' '+ka.join()+' | '+kb.join(); seen.set(q,(seen.get(q)??0)+1)} for(const k of ka) paths(a[k],b[k],p+'.'+k)}
for(let i=0;i<200;i++){ const c=chanceFrom('x'+i); const game=newGame(all[i%all.length],'x'+i); let twin:Game=restore(save(game))
 while(!game.over){ const o=pending(game); const d=o[c(o.length)]; const a=randomAnswer(d,c); submit(game,d.seat,d.id,a); submit(twin,d.seat,d.id,a); const t=save(game); if(save(twin)!==t) { paths(game,twin,''); } twin=restore(t)} }
for (const [k,v] of seen) console.log(v,k)
