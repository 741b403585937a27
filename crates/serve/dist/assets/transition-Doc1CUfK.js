function e(e){let t=e-1;return t*t*t+1}function t(t,{delay:n=0,duration:r=400,easing:i=e,start:a=0,opacity:o=0}={}){let s=getComputedStyle(t),c=+s.opacity,l=s.transform===`none`?``:s.transform,u=1-a,d=c*(1-o);return{delay:n,duration:r,easing:i,css:(e,t)=>`
			transform: ${l} scale(${1-u*t});
			opacity: ${c-d*t}
		`}}export{t};